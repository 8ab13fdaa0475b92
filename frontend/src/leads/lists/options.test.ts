import { describe, expect, it } from 'vitest';
import { json, offline, serve } from '@/testing/fake-server';
import { loadList } from './options';

const URL = '/api/lead/department-options';

describe('a list of options', () => {
  it('is the first of an answer, or the one at a position', async () => {
    serve({ [URL]: json([[{ DepartmentId: 3 }], [{ DiseaseName: 'Gallstones' }]]) });
    expect(await loadList(URL)).toEqual([{ DepartmentId: 3 }]);
    expect(await loadList(URL, 1)).toEqual([{ DiseaseName: 'Gallstones' }]);
  });

  it.each([
    ['there is no network', offline],
    ['the server is broken', json([[{ ProcedureName: 'x' }]], 500)],
    ['a page comes instead', () => new Response('<h1>oops</h1>')],
    ['there are none', json([])],
    ['null comes', json(null)],
    ['something else comes', json(['x'])],
  ])('cannot be had when %s', async (_, answer) => {
    serve({ [URL]: answer });
    await expect(loadList(URL)).rejects.toThrow();
  });
});
