import { beforeEach, describe, expect, it } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { recordTouch } from '@/tracking/attribution';
import { nameCampaignInChats } from './marketing-chat';

function chatOn(pageType: string, whatsappMessage = ''): string {
  const contact = { ...shell.context.contact, whatsappMessage };
  const context = { ...shell.context, contact, pageType, pageName: 'Piles in Delhi' };
  document.head.innerHTML = '<meta property="og:site_name" content="Sehat Path">';
  document.body.innerHTML = `<a href="https://wa.me/911140000000?text=Hi">WhatsApp</a>
    <script type="application/json" id="page-form">${JSON.stringify({ context })}</script>`;
  nameCampaignInChats(document);
  return decodeURIComponent(document.querySelector('a')?.href ?? '');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  recordTouch(
    new URL('https://x.example/?campaignid=42&network=g&targetid=aud-9:kwd-7&source=google'),
    '',
  );
});

describe('a chat begun on a page', () => {
  it('of marketing names the page, the campaign with its network, and the ticket', () => {
    expect(chatOn('Marketing')).toBe(
      'https://wa.me/911140000000?text=Hi Sehat Path, I would like to know more about Piles in Delhi. ' +
        'webpage-ref: 42-g ticket-id: 9:kwd-7',
    );
  });

  it('of marketing begins with the words of its page, and names the campaign all the same', () => {
    expect(chatOn('Marketing', 'Hi, about the camp.')).toBe(
      'https://wa.me/911140000000?text=Hi, about the camp. webpage-ref: 42-g ticket-id: 9:kwd-7',
    );
  });

  it('of another type stays as it is', () => {
    expect(chatOn('Condition')).toBe('https://wa.me/911140000000?text=Hi');
  });
});
