/** A picture of a result, drawn in this browser: our own lettering on our own paper. No server takes part. */
import type { Poster } from '../games/contract';

export const [WIDTH, HEIGHT] = [1080, 1350];
const EDGE = 72;

/** A text on the picture: where it stands, and how large it is at most. */
export interface Lettering {
  text: string;
  x: number;
  y: number;
  /** Letters shrink until the text fits into this width. */
  width: number;
  size: number;
  face: 'poster' | 'grotesque';
  align: CanvasTextAlign;
  ink: string;
}

export interface Bar {
  y: number;
  height: number;
  ink: string;
  wins: boolean;
}

const INKS = { teal: '#1c6068', red: '#b92d1d', mustard: '#a8730c', ink: '#1f1b1f' } as const;

/** Everything on the picture. However many players there are, the rows share the height that is left. */
export function layoutOf(title: string, { headline, reason, groups }: Poster): { texts: Lettering[]; bars: Bar[] } {
  const whole = WIDTH - 2 * EDGE;
  const line = (text: string, y: number, size: number, face: Lettering['face'], ink: string = INKS.ink): Lettering => ({
    ...{ text, x: EDGE, y, width: whole, size, face, ink },
    align: 'left',
  });
  const texts = [
    line(title, 120, 64, 'poster', INKS.red),
    line(headline, 250, 104, 'poster'),
    line(reason, 315, 36, 'grotesque'),
  ];
  const bars: Bar[] = [];
  const top = 370;
  const units = groups.reduce((sum, { rows }) => sum + rows.length + 1.6, 0);
  const unit = Math.min(84, (HEIGHT - EDGE - top) / Math.max(1, units));
  let y = top;
  for (const { title: name, ink, wins, rows } of groups) {
    const height = unit * (rows.length + 1.3);
    bars.push({ y, height, ink: INKS[ink], wins });
    texts.push({ ...line(name, y + unit * 0.95, unit * 0.78, 'poster', INKS[ink]), x: EDGE + 40, width: whole - 80 });
    rows.forEach(({ name: who, score }, place) => {
      const at = y + unit * (place + 1.9);
      texts.push({ ...line(who, at, unit * 0.5, 'grotesque'), x: EDGE + 40, width: whole - 240 });
      texts.push({ ...line(score, at, unit * 0.6, 'poster'), x: WIDTH - EDGE - 30, width: 200, align: 'right' });
    });
    y += height + unit * 0.3;
  }
  return { texts, bars };
}

/** The picture as a file. */
export async function draw(title: string, poster: Poster, name: string): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const faces = { poster: style.getPropertyValue('--poster'), grotesque: style.getPropertyValue('--grotesque') };
  const { texts, bars } = layoutOf(title, poster);
  paper.fillStyle = '#e9dcbf';
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  for (const { y, height, ink, wins } of bars) {
    paper.fillStyle = wins ? '#fffaf0' : '#faf3e3';
    paper.fillRect(EDGE, y, WIDTH - 2 * EDGE, height);
    paper.fillStyle = ink;
    paper.fillRect(EDGE, y, 16, height);
    if (!wins) continue;
    [paper.strokeStyle, paper.lineWidth] = [INKS.ink, 6];
    paper.strokeRect(EDGE, y, WIDTH - 2 * EDGE, height);
  }
  for (const { text, x, y, width, size, face, align, ink } of texts) {
    [paper.fillStyle, paper.textAlign] = [ink, align];
    let letters = size;
    const set = (): void => void (paper.font = `${face === 'poster' ? 400 : 700} ${letters}px ${faces[face]}`);
    set();
    const wide = paper.measureText(text).width;
    if (wide > width) [letters] = [(size * width) / wide];
    set();
    paper.fillText(text, x, y);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser draws no pictures');
  return new File([blob], name, { type: 'image/png' });
}
