import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import LeadFormIsland from '@/leads/lead-form.island';
import { formField, shell } from '@/testing/examples/shell';
import { json, serve } from '@/testing/fake-server';
import { LISTS, onPage } from '@/testing/form-on-screen';
import { lateAnswer, noAnswer, stuckNetwork } from '@/testing/late-answer';

beforeEach(() => void onPage());
describe('the lists of a form', () => {
  it('hospitals of the former city are not offered while those of the next are on their way', async () => {
    let first = true;
    serve({
      ...LISTS,
      '/api/lead/hospitals': () => {
        return hosp();
      },
    });
    function hosp() {
      if (first) {
        first = false;
        return Response.json([[{ HospitalId: 1, HospitalName: 'Asha Hospital Mumbai' }]]);
      }
      return noAnswer();
    }
    const form = { ...shell.form, fields: [formField('city'), formField('hospital')] };
    render(<LeadFormIsland form={form} context={shell.context} />);
    await userEvent.click(await screen.findByLabelText('Hospital', { selector: 'input' }));
    await screen.findByRole('option', { name: 'Asha Hospital Mumbai' });
    await userEvent.keyboard('{Escape}');
    await userEvent.type(
      screen.getByLabelText('City', { selector: 'input' }),
      form.cities[0]?.name ?? '',
    );
    await userEvent.tab();
    await userEvent.click(screen.getByLabelText('Hospital', { selector: 'input' }));
    await screen.findByRole('option', { name: 'Other' });
    expect(screen.queryByRole('option', { name: 'Asha Hospital Mumbai' })).toBeNull();
  });
  it('are those of the city that is called so, and not of one that is also called so', async () => {
    const calls = serve({
      ...LISTS,
      '/api/cities': json([
        [
          { CityId: 514, CityName: 'Delhi NCR', Aliases: ['Noida', 'Gurgaon'] },
          { CityId: 571, CityName: 'Noida', Aliases: [] },
        ],
      ]),
      '/api/lead/hospitals': json([[]]),
    });
    const cities = [
      { id: 514, name: 'Delhi NCR', nameHi: '' },
      { id: 571, name: 'Noida', nameHi: '' },
    ];
    const fields = [formField('city', { preset: 'Noida' }), formField('hospital')];
    render(<LeadFormIsland form={{ ...shell.form, fields, cities }} context={shell.context} />);
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/cities'));
    await waitFor(() => expect(calls.at(-1)?.url).toContain('/api/lead/hospitals'));
    expect(calls.at(-1)?.url).toContain('cityId=571');
    await userEvent.clear(screen.getByLabelText('City', { selector: 'input' }));
    await userEvent.keyboard('Gurgaon');
    await waitFor(() => expect(calls.at(-1)?.url).toContain('cityId=514'));
  });
  it('a hospital that is being typed stays asked for, in a city that has none of ours', async () => {
    const slow = lateAnswer();
    serve({
      ...LISTS,
      '/api/lead/hospitals': slow.call,
    });
    const form = { ...shell.form, fields: [formField('city'), formField('hospital')] };
    render(<LeadFormIsland form={form} context={shell.context} />);
    const hospital = () => screen.queryByLabelText('Hospital', { selector: 'input' });
    await userEvent.type(hospital() as HTMLElement, 'Asha');
    slow.come(Response.json([[]]));
    await screen.findByText('Other');
    expect(document.activeElement).toBe(hospital());
  });

  it('are asked for again by a form whose network was stuck, once there is one', async () => {
    const network = stuckNetwork();
    const form = { ...shell.form, fields: [formField('city'), formField('speciality')] };
    render(<LeadFormIsland form={form} context={shell.context} />);
    await act(async () => network.end());
    const calls = serve({ ...LISTS, '/api/lead/specialities': json([[]]) });
    await act(async () => void dispatchEvent(new Event('online')));
    expect(calls.map(({ url }) => url)).toContain('/api/lead/specialities?hospitalId=0');
  });
});
