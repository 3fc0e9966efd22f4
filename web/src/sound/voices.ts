/** Four small sounds of an office, made from noise and tones. */

export type Sound = 'card' | 'stamp' | 'ring' | 'end';

const LOUD = 0.22;

/** A tone that glides and dies away. */
interface Tone {
  from: number;
  to?: number;
  seconds: number;
  level: number;
  shape?: OscillatorType;
}

class Synthesizer {
  #context = new AudioContext();
  #out = this.#context.createGain();
  #hiss = this.#noise();

  constructor() {
    this.#out.gain.value = LOUD;
    this.#out.connect(this.#context.destination);
  }

  /** Paper that slides: hiss through a band that rises. */
  card(at: number): void {
    this.#rush(at, { from: 900, to: 3600, seconds: 0.16, level: 0.9 });
  }

  /** A thud, and the rubber leaving the paper. */
  stamp(at: number): void {
    this.#tone(at, { from: 150, to: 52, seconds: 0.16, level: 1.4 });
    this.#rush(at, { from: 700, to: 300, seconds: 0.06, level: 1.2 });
    this.#rush(at + 0.11, { from: 1500, to: 2600, seconds: 0.05, level: 0.25 });
  }

  /** An old telephone, once: two bells and the clapper between them. */
  ring(at: number): void {
    for (let stroke = 0; stroke < 12; stroke += 1) {
      const bell = { from: stroke % 2 ? 1480 : 1175, seconds: 0.16, level: 0.28, shape: 'triangle' as const };
      this.#tone(at + stroke * 0.042, bell);
    }
  }

  /** The chord at the end of the film. */
  end(at: number): void {
    for (const [note, pitch] of [164.8, 246.9, 311.1, 370, 493.9].entries()) {
      this.#tone(at + note * 0.09, { from: pitch, seconds: 1.5 - note * 0.09, level: 0.3, shape: 'triangle' });
    }
  }

  play(sound: Sound): void {
    void this.#context.resume();
    this[sound](this.#context.currentTime + 0.01);
  }

  #tone(at: number, { from, to = from, seconds, level, shape = 'sine' }: Tone): void {
    const source = this.#context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(this.#fading(at, seconds, level));
    this.#run(source, at, seconds);
  }

  #rush(at: number, { from, to = from, seconds, level }: Tone): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(band).connect(this.#fading(at, seconds, level));
    this.#run(source, at, seconds);
  }

  #fading(at: number, seconds: number, level: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(level, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    gain.connect(this.#out);
    return gain;
  }

  #run(source: AudioScheduledSourceNode, at: number, seconds: number): void {
    source.start(at);
    source.stop(at + seconds);
  }

  #noise(): AudioBuffer {
    const buffer = this.#context.createBuffer(1, this.#context.sampleRate / 4, this.#context.sampleRate);
    const samples = buffer.getChannelData(0);
    samples.forEach((_, place) => (samples[place] = 2 * Math.random() - 1));
    return buffer;
  }
}

let synthesizer: Synthesizer | undefined;

export function play(sound: Sound): void {
  synthesizer ??= new Synthesizer();
  synthesizer.play(sound);
}
