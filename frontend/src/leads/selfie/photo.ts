import { callHeaders } from '@/lib/call-headers';
import { sendPatiently } from '@/lib/patience';

/** Pictures on their way from a camera or a file to the server. Nothing leaves the device before `sendPhoto`. */

const LONGEST_SIDE = 1024;
const QUALITY = 0.9;
const UPLOAD_MS = 120_000; // 300 KB at the 50 kbit/s of a bad 2G

interface Cut {
  source: CanvasImageSource;
  /** What to take of it: left, top, width and height in its own pixels. */
  from: [number, number, number, number];
  width: number;
  height: number;
}

function draw({ source, from, width, height }: Cut): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas.getContext('2d')?.drawImage(source, ...from, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** What the frame on screen shows of a video: its middle, 3 wide and 4 high, `height` px at most. */
export function frameOf(video: HTMLVideoElement, height: number): HTMLCanvasElement {
  const { videoWidth, videoHeight } = video;
  const cutHeight = Math.min(videoHeight, (videoWidth * 4) / 3);
  const cutWidth = (cutHeight * 3) / 4;
  const high = Math.min(height, cutHeight);
  return draw({
    source: video,
    from: [(videoWidth - cutWidth) / 2, (videoHeight - cutHeight) / 2, cutWidth, cutHeight],
    width: (high * 3) / 4,
    height: high,
  });
}

/** A photo of the file, upright and small. Rejects when it is no picture this browser can open. */
export async function pictureIn(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = draw({
    source: picture,
    from: [0, 0, width, height],
    width: width * scale,
    height: height * scale,
  });
  picture.close();
  return canvas;
}

const jpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

/** Sends a photo for the form of this key. The id it is claimed by, or null when it was not taken. */
export async function sendPhoto(photo: HTMLCanvasElement, key: string): Promise<string | null> {
  const picture = await jpeg(photo);
  const headers = { ...callHeaders(), 'Content-Type': 'image/jpeg', 'Idempotency-Key': key };
  const sent = { method: 'POST', headers, ...(picture && { body: picture }) };
  const response = await sendPatiently('/api/lead/photo', sent, UPLOAD_MS);
  const answer: { data?: { Id?: string }[] } | null = await response?.json().catch(() => null);
  return answer?.data?.[0]?.Id ?? null;
}
