"""A refusal because an extra is not installed."""

from brushpass.core.errors import Refusal


class MissingExtra(Refusal):
    """This needs a package that only an extra installs."""

    code = "missing-extra"

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; it comes with: pip install 'brushpass[{extra}]'")
