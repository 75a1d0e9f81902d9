import { settings, type Sound } from '../settings.svelte';

/** Tiny sounds made on the spot; each kind is off until it is switched on. */
const NOTES: Record<Sound, [frequency: number, at: number, length: number][]> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.11, 0.2],
  ],
  move: [[196, 0, 0.07]],
  chat: [[880, 0, 0.06]],
  end: [
    [392, 0, 0.16],
    [523, 0.15, 0.16],
    [659, 0.3, 0.3],
  ],
};

let audio: AudioContext | null = null;

export function sound(kind: Sound, force = false): void {
  if (!force && !settings.sounds[kind]) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const note of NOTES[kind]) play(audio, note);
  } catch {
    // A browser without sound plays none.
  }
}

function play(context: AudioContext, [frequency, at, length]: [number, number, number]): void {
  const from = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.14, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}
