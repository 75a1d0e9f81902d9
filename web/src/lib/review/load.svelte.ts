import { calls, type Eyes } from '$lib/api/calls';
import { tellFailure } from '$lib/api/failure';
import type { ReviewBody } from '$lib/api/types';

/** So many milliseconds between two looks at how far a review is. */
const LOOK_AGAIN = 2000;

/** The review of a table: asked for, waited for, there. */
export class ReviewLoad {
  body = $state.raw<ReviewBody | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly id: string,
    private readonly eyes: Eyes | undefined,
  ) {
    void this.take(() => calls.review(id, eyes));
  }

  ask(): void {
    void this.take(() => calls.askReview(this.id, this.eyes));
  }

  private async take(call: () => Promise<ReviewBody>): Promise<void> {
    try {
      const found = await call();
      if (this.ended) return;
      this.body = found;
      if (found.status === 'working')
        this.timer = setTimeout(() => void this.take(() => calls.review(this.id, this.eyes)), LOOK_AGAIN);
    } catch (error) {
      if (!this.ended) tellFailure(error);
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}
