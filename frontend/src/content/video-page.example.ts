import type { VideoPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const storyboard: VideoPageProps = {
  meta: metaOf('What happens in an ultrasound: video'),
  crumbs: crumbsTo('Videos', 'What happens in an ultrasound'),
  title: 'What happens in an ultrasound',
  lead: 'Two minutes, no needles.',
  icon: 'sonography',
  published: '1 October 2026',
  fileUrl: null,
  captionsUrl: null,
  posterUrl: '/share/ultrasound.png',
  seconds: null,
  scenes: ['You lie down in a dim room.', 'Gel is put on. It is cool.'],
  transcript: 'An ultrasound uses sound.\n\nIt does not hurt.',
};

export const film: VideoPageProps = {
  ...storyboard,
  fileUrl: '/media/videos/ultrasound.mp4',
  captionsUrl: '/media/videos/ultrasound.vtt',
  seconds: 120,
  scenes: [],
};
