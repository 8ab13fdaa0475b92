import { describe, expect, it } from 'vitest';
import { json, offline, serve } from './fake-server';
import { loadChoices, NO_CHOICES } from './options';

const treatments = json([
  [
    { ProcedureId: 1, ProcedureName: 'Gallbladder Removal', RouteId: '', departmentid: 3 },
    { ProcedureId: 2, ProcedureName: 'Cataract Surgery', RouteId: '', departmentid: 4 },
  ],
]);
const both = json([
  [{ DepartmentId: 3, DepartmentName: 'General Surgery' }],
  [{ DiseaseName: 'Gallstones' }],
]);

describe('the lists of the treatment field', () => {
  it('are the first list of treatments and the second of departments and diseases', async () => {
    const calls = serve({
      '/api/lead/treatments': treatments,
      '/api/lead/department-options': both,
    });
    expect(await loadChoices()).toEqual({
      treatments: ['Gallbladder Removal', 'Cataract Surgery'],
      conditions: ['Gallstones'],
    });
    expect(calls.map((call) => call.url)).toEqual([
      '/api/lead/treatments',
      '/api/lead/department-options',
    ]);
  });

  it('fail one by one', async () => {
    serve({ '/api/lead/treatments': offline, '/api/lead/department-options': both });
    expect(await loadChoices()).toEqual({ treatments: [], conditions: ['Gallstones'] });
  });

  it.each([
    ['there is no network', offline],
    ['the server is broken', json([[{ ProcedureName: 'x' }], [{ DiseaseName: 'x' }]], 500)],
    ['a page comes instead', () => new Response('<h1>oops</h1>')],
    ['there are none', json([])],
    ['null comes', json(null)],
  ])('are empty when %s', async (_, answer) => {
    serve({ '/api/lead/treatments': answer, '/api/lead/department-options': answer });
    expect(await loadChoices()).toEqual(NO_CHOICES);
  });
});
