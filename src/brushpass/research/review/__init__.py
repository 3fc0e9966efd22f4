"""The review of a finished game (docs/review.md): record -> steps -> knowledge, or the judge -> verdicts -> summary."""
