import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, json, refused, serve } from '@/testing/fake-server';
import {
  type Answers,
  city,
  ENRICH,
  errors,
  FAILED,
  fill,
  mobile,
  name,
  onPage,
  open,
  SUBMIT,
  send,
  sent,
  treatment,
} from '@/testing/form-on-screen';
import LeadFormIsland from './lead-form.island';

let assign: ReturnType<typeof onPage>;
beforeEach(() => {
  assign = onPage();
});

const WRONG_CITY = refused({ field: 'CityData', message: 'Please select valid city' });

describe('a request that was refused', () => {
  it('is sent once its answer is mended', async () => {
    const answers = [WRONG_CITY, accepted('SP-1')];
    const calls = await open({
      [SUBMIT]: () => (answers.shift() ?? WRONG_CITY)(),
      [ENRICH]: json({}),
    });
    await fill();
    await send();
    await waitFor(() => expect(errors()).toHaveLength(1));
    await userEvent.clear(city());
    await userEvent.type(city(), 'Delhi NCR');
    await userEvent.click(name()); // an open list hides the rest of the page from assistive technology
    expect(errors()).toEqual([]);
    expect(document.title).toBe('Gallstones');
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sent(calls)[1]?.body).toMatchObject({ CityData: 'Delhi NCR', NameData: 'Asha Devi' });
  });

  it('for two answers lists both, and the summary takes the focus', async () => {
    const two = refused(
      { field: 'CityData', message: 'Please select valid city' },
      { field: 'MobileNoData', message: 'Please Only Enter a Valid Mobile Number' },
    );
    await open({ [SUBMIT]: two });
    await fill();
    await send();
    const summary = await screen.findByRole('region', { name: 'Please check 2 answers' });
    expect(document.activeElement).toBe(summary);
    expect(errors()).toHaveLength(2);
  });

  it('for a field that we do not know is a failure that is told', async () => {
    await open({ [SUBMIT]: refused({ field: 'newField', message: 'Unheard of' }) });
    await fill();
    await send();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(errors()).toEqual([]);
  });

  const oddities: [string, Answers[string]][] = [
    ['too many', json({ status: { code: '429' }, error: [{ message: 'Please wait' }] }, 429)],
    ['no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['no request in it', json({ status: { code: '200' }, data: [] })],
    ['null', json(null)],
  ];
  it.each(oddities)('by an answer of another kind may be tried again: %s', async (_, odd) => {
    const answers = [odd, accepted('SP-1')];
    const calls = await open({ [SUBMIT]: () => (answers.shift() ?? odd)(), [ENRICH]: json({}) });
    await fill();
    await send();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(new Set(sent(calls).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });
});

describe('mending one of two wrong answers', () => {
  it('takes the summary away and leaves the focus where one types', async () => {
    await open({});
    await fill();
    await userEvent.clear(mobile());
    await userEvent.clear(name());
    await send();
    await userEvent.click(screen.getByRole('link', { name: 'Please Enter Name' }));
    await userEvent.keyboard('Asha');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(name());
    expect(errors()).toEqual(['Please Only Enter a Valid Mobile Number']);
  });
});

describe('a form that was sent', () => {
  it('holds nothing any more, also not in its lists', async () => {
    await open({ [SUBMIT]: accepted('SP-1'), [ENRICH]: json({}) });
    await fill();
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const held = [name(), mobile(), city(), treatment()].map(({ value }) => value);
    expect(held).toEqual(['', '', '', '']);
  });

  it('is sent where the browser stores nothing', async () => {
    const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const calls = serve({ [SUBMIT]: accepted('SP-1'), [ENRICH]: json({}) });
    const fields = [formField('query', { isRequired: false })];
    render(<LeadFormIsland form={{ ...shell.form, fields }} context={shell.context} />);
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await send();
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('/thankyou?isquicksurvey=1'),
    );
    expect(sent(calls)).toHaveLength(1);
    blocked.mockRestore();
  });
});
