// In the head of Hindi pages, and waited for: a classic script, so that nothing is painted before it ran.
import { chooseDevanagari } from '@/lib/devanagari';

chooseDevanagari(document);
