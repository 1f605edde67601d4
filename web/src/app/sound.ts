/** Small sounds made of nothing but oscillators; silent unless switched on. */
import type { Sound } from "../games/module";
import { settings } from "./settings.svelte";

/** Notes as [start, frequency, length, loudness, wave]. */
type Note = [number, number, number, number, OscillatorType];
const NOTES: Record<Sound, Note[]> = {
  die: [0, 0.07, 0.13, 0.18].map((at) => [at, 900 - at * 1800, 0.03, 0.12, "square"]),
  card: [
    [0, 520, 0.05, 0.08, "triangle"],
    [0.03, 340, 0.06, 0.06, "triangle"],
  ],
  step: [[0, 160, 0.06, 0.14, "sine"]],
  hit: [
    [0, 130, 0.18, 0.25, "sawtooth"],
    [0.02, 70, 0.22, 0.25, "sine"],
  ],
  coin: [
    [0, 1320, 0.08, 0.1, "sine"],
    [0.06, 1760, 0.18, 0.1, "sine"],
  ],
  win: [523, 659, 784, 1047].map((tone, place) => [place * 0.13, tone, 0.3, 0.12, "triangle"]),
  lose: [392, 330, 262].map((tone, place) => [place * 0.2, tone, 0.4, 0.12, "triangle"]),
};
let context: AudioContext | undefined;

/** Play a sound, if the player wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [at, tone, length, loudness, wave] of NOTES[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + at;
    oscillator.type = wave;
    oscillator.frequency.value = tone;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
