import type { Picture } from '@/contract/types';

const FILE = '/media/images/gallbladder.width';

export const picture: Picture = {
  avif: `${FILE}-480.format-avif.avif 480w, ${FILE}-960.format-avif.avif 960w`,
  webp: `${FILE}-480.format-webp.webp 480w, ${FILE}-960.format-webp.webp 960w`,
  src: `${FILE}-960.png`,
  width: 960,
  height: 540,
};
