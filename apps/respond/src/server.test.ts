import { expect, test } from 'vitest';
import { escapeHtml, toScriptJson } from './server.tsx';

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', 'a\u2028b\u2029c', '&lt;', '"\\\n'])(
  'JSON of %j stays inside its element and reads back the same',
  (text) => {
    const json = toScriptJson({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test('escapes what has a meaning in HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});
