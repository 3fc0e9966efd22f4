"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("explore", settings.get_profile("steady"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# The terminal of whoever runs the tests may speak another language, and be narrow.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("COLUMNS", None)
