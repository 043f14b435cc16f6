"""The documentation is true: its examples run, and the stubs fit."""

import ast
import doctest
import importlib
import inspect
import pathlib

import pytest

import innovation_game
import innovation_game.gymnasium
import innovation_game.openspiel
import innovation_game.pettingzoo

PACKAGE = pathlib.Path(innovation_game.__file__).parent


def test_the_package_is_small_and_for_every_python():
    """The wheel is smaller still, since it is compressed: it may have 8 MB."""
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sum(path.stat().st_size for path in files) < 8_000_000
    native = pathlib.Path(innovation_game._native.__file__)
    assert ".abi3." in native.name or native.suffix == ".pyd"


# The modules for other libraries, which say themselves what the methods do.
CONVENTIONS = (innovation_game.gymnasium, innovation_game.pettingzoo, innovation_game.openspiel)


def members(name, thing):
    """A class or function, and the public members of a class."""
    yield name, thing
    if inspect.isclass(thing):
        for member, value in vars(thing).items():
            if not member.startswith("_"):
                yield f"{name}.{member}", value


def documented():
    """Every public thing of the package."""
    yield "innovation_game", innovation_game
    for name in innovation_game.__all__:
        if not isinstance(getattr(innovation_game, name), int):
            yield from members(name, getattr(innovation_game, name))
    for module in CONVENTIONS:
        yield module.__name__, module
        for name in module.__all__:
            yield f"{module.__name__}.{name}", getattr(module, name)


@pytest.mark.parametrize("name,thing", list(documented()), ids=lambda value: value if isinstance(value, str) else "")
def test_examples_run(name, thing):
    thing = getattr(thing, "__func__", thing)
    text = inspect.getdoc(thing)
    assert text, f"{name} has no docstring"
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, None)
    assert test.examples or not callable(thing), f"{name} has no example"
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(test)
    assert runner.failures == 0


def parameters(function):
    """The parameters of a stub."""
    arguments = function.args
    names = [argument.arg for argument in arguments.posonlyargs + arguments.args]
    return names + [argument.arg for argument in arguments.kwonlyargs]


def test_stubs_fit():
    tree = ast.parse((PACKAGE / "_native.pyi").read_text())
    native = importlib.import_module("innovation_game._native")
    stubbed = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            stubbed.add(node.name)
            assert parameters(node) == list(inspect.signature(getattr(native, node.name)).parameters)
        elif isinstance(node, ast.AnnAssign):
            stubbed.add(node.target.id)
            assert hasattr(native, node.target.id)
        elif isinstance(node, ast.ClassDef):
            stubbed.add(node.name)
            check_class(node, getattr(native, node.name))
    public = {name for name in dir(native) if not name.startswith("_")}
    assert public == stubbed


def check_class(node, cls):
    methods = {method.name: method for method in node.body if isinstance(method, ast.FunctionDef)}
    public = {name for name in vars(cls) if not name.startswith("_")}
    assert public == {name for name in methods if not name.startswith("_")}, node.name
    for name, method in methods.items():
        decorators = {decorator.id for decorator in method.decorator_list}
        if "property" in decorators:
            assert inspect.isdatadescriptor(vars(cls)[name]), f"{node.name}.{name}"
        elif name == "__new__":
            assert parameters(method)[1:] == list(inspect.signature(cls).parameters), node.name
        else:
            found = list(inspect.signature(getattr(cls, name)).parameters)
            assert parameters(method) == found, f"{node.name}.{name}"
