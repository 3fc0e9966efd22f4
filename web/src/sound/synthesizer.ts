/** Tones that glide and hiss that rushes past: all that the page's sounds are made of. */

const LOUD = 0.22;

/** One part of a sound: it glides from one pitch to another and dies away. */
export interface Note {
  /** A tone, or hiss through a narrow band. */
  of: OscillatorType | 'hiss';
  from: number;
  to?: number;
  /** Seconds after the sound has begun. */
  at?: number;
  seconds: number;
  level: number;
}

export class Synthesizer {
  #context = new AudioContext();
  #out = this.#context.createGain();
  #noise = this.#hiss();

  constructor() {
    this.#out.gain.value = LOUD;
    this.#out.connect(this.#context.destination);
  }

  play(notes: readonly Note[]): void {
    void this.#context.resume();
    const now = this.#context.currentTime + 0.01;
    for (const note of notes) this.#sound(note, now + (note.at ?? 0));
  }

  #sound({ of, from, to = from, seconds, level }: Note, at: number): void {
    const gain = this.#fading(at, seconds, level);
    const source =
      of === 'hiss' ? this.#rush(gain, at, from, to, seconds) : this.#tone(of, gain, at, from, to, seconds);
    source.start(at);
    source.stop(at + seconds);
  }

  #tone(type: OscillatorType, out: GainNode, at: number, from: number, to: number, seconds: number): OscillatorNode {
    const source = this.#context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(out);
    return source;
  }

  #rush(out: GainNode, at: number, from: number, to: number, seconds: number): AudioBufferSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(band).connect(out);
    return source;
  }

  #fading(at: number, seconds: number, level: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(level, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    gain.connect(this.#out);
    return gain;
  }

  #hiss(): AudioBuffer {
    const buffer = this.#context.createBuffer(1, this.#context.sampleRate / 4, this.#context.sampleRate);
    const samples = buffer.getChannelData(0);
    samples.forEach((_, place) => (samples[place] = 2 * Math.random() - 1));
    return buffer;
  }
}
