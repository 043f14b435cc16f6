"""The documentation is true: its examples run, and the stubs fit."""

import ast
import doctest
import importlib
import inspect
import pathlib
import pkgutil

import pytest

import innovation_game

PACKAGE = pathlib.Path(innovation_game.__file__).parent


def documented():
    """Every object of the package that has a docstring of its own."""
    for _, module, _ in pkgutil.iter_modules([str(PACKAGE)]):
        name = f"innovation_game.{module}"
        try:
            yield name, importlib.import_module(name)
        except ImportError as error:
            # An extra that is not installed has a test file of its own.
            assert error.name in ("pettingzoo", "gymnasium", "pyspiel"), error
    yield "innovation_game", innovation_game
    for name in innovation_game.__all__:
        thing = getattr(innovation_game, name)
        yield name, thing
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", value


@pytest.mark.parametrize("name,thing", list(documented()), ids=lambda value: value if isinstance(value, str) else "")
def test_examples_run(name, thing):
    text = getattr(thing, "__func__", thing).__doc__
    if isinstance(thing, int):
        return
    assert text, f"{name} has no docstring"
    test = doctest.DocTestParser().get_doctest(inspect.cleandoc(text), {}, name, None, None)
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
