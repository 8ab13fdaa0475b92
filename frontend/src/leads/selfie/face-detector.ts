import * as faces from '@vladmandic/face-api/dist/face-api.esm.js';

/** Where the models lie (spec section 7). */
const MODELS = '/models';
const OPTIONS = new faces.TinyFaceDetectorOptions({ inputSize: 224, scoreThreshold: 0.5 });
const WARM_UP = 64;

/** The part of TensorFlow we call; its own types are not in the package. */
interface Calculator {
  setBackend: (name: 'webgl' | 'cpu') => Promise<boolean>;
  ready: () => Promise<void>;
}

/** Whether a face is in a picture. Runs on this device alone. */
export type Detect = (picture: HTMLCanvasElement) => Promise<boolean>;

/**
 * Loads the small model and runs it once, so that the first look is a quick one. The two ways to
 * calculate that need neither eval nor WebAssembly, which the page's policy does not allow.
 * Rejects when the model cannot be had.
 */
export async function loadDetector(): Promise<Detect> {
  const tf = faces.tf as unknown as Calculator;
  if (!(await tf.setBackend('webgl').catch(() => false))) await tf.setBackend('cpu');
  await tf.ready();
  await faces.nets.tinyFaceDetector.loadFromUri(MODELS);
  // Its task can be awaited as it is, but would then never tell of a failure: hence `run`.
  const detect: Detect = async (picture) =>
    (await faces.detectSingleFace(picture, OPTIONS).run()) !== undefined;
  const blank = document.createElement('canvas');
  blank.width = blank.height = WARM_UP;
  await detect(blank);
  return detect;
}
