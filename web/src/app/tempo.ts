/** How many times faster than usual events are shown just now: whatever moves on the page keeps step with them. */
class Tempo {
  private current = 1;

  /** How long something takes now that usually takes this many ms. */
  of(ms: number): number {
    return ms / this.current;
  }

  /** Show what begins to move now at this tempo; what never ends, such as a flame, stays as it is. */
  set(times: number): void {
    this.current = times;
    if (times === 1) return;
    requestAnimationFrame(() => {
      for (const motion of document.getAnimations())
        if (motion.playbackRate === 1 && motion.effect?.getComputedTiming().endTime !== Infinity)
          motion.updatePlaybackRate(times);
    });
  }
}
export const tempo = new Tempo();
