"""The locks as pip reads them: the environment of the tests was installed from one, and so was every newcomer's.

pip forgets a pin when another package asks for the same one with extras, unless the pin names these extras too. It then
takes the newest release and refuses it, because no hash fits. Nobody notices before that release comes out.
"""

from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = sorted(Path(__file__).parent.parent.glob("requirements*.lock"))


def pins(lock: Path) -> dict[str, set[str]]:
    """The extras with which a lock pins each package."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    found = [Requirement(line.rstrip("\\").strip()) for line in lines if "==" in line and line[0].isalnum()]
    return {canonicalize_name(requirement.name): requirement.extras for requirement in found}


def wanted() -> Iterator[tuple[str, Requirement]]:
    """What installed packages ask for with extras."""
    for distribution in distributions():
        for line in distribution.requires or ():
            requirement = Requirement(line)
            if requirement.extras and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
                yield distribution.name, requirement


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_the_extras_that_its_packages_ask_for(lock: Path) -> None:
    """Else pip stops at the next release of such a package."""
    pinned = pins(lock)
    assert pinned
    for asker, requirement in wanted():
        if canonicalize_name(asker) in pinned or asker == "brushpass":
            extras = pinned.get(canonicalize_name(requirement.name), requirement.extras)
            assert requirement.extras <= extras, f"{asker} asks for {requirement}"
