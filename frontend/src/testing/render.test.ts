import { describe, expect, it } from 'vitest';
import { brokenRules } from './render';

describe('the rules of a page', () => {
  it('are noticed when they are broken', () => {
    const page = document.createElement('div');
    page.innerHTML =
      '<h1>a</h1><h1>b</h1><p id="x" style="color:red">null</p><p id="x"></p>' +
      '<a href="#">c</a><a href="#y">d</a><label for="z">e</label><b onclick="f()"></b>';
    expect(brokenRules(page)).toHaveLength(8);
  });
});
