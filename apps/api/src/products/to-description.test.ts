import { expect, test } from 'vitest'
import { toDescription } from './to-description.ts'

test.each([
  ['one line', 'Boils in 4 minutes & < 5 kg', 'Boils in 4 minutes &amp; &lt; 5 kg'],
  ['lines', 'First\nSecond\r\nThird', '<p>First<br />Second<br />Third</p>'],
  ['paragraphs', 'First\n\n\nSecond', '<p>First</p><p>Second</p>'],
  [
    'bullets',
    'In the box:\n- Kettle\n• Lid\n * Base\n\nদুই বছরের ওয়ারেন্টি',
    '<p>In the box:</p><ul><li>Kettle</li><li>Lid</li><li>Base</li></ul><p>দুই বছরের ওয়ারেন্টি</p>'.normalize(),
  ],
  ['a hyphen and a number at the start', '-5 °C\n1. Open', '<p>-5 °C<br />1. Open</p>'],
  ['formatting within lines', '<b>One\n\ntwo</b>\nthree', '<p><b>One</b></p><p>two<br />three</p>'],
  ['HTML', '<p>One\ntwo</p>\n<ul>\n<li>a</li></ul>', '<p>One\ntwo</p>\n<ul>\n<li>a</li></ul>'],
  ['a script', 'One\n<script>a\nb</script>\ntwo', '<p>One</p><p>two</p>'],
  [
    'a tag on two lines',
    'One\n<a\nhref="javascript:x">two</a>',
    '<p>One<br /><a rel="nofollow noopener">two</a></p>',
  ],
])('a description keeps %s', (_, text, html) => {
  expect(toDescription(text)).toBe(html)
})

test('a stored description is stored unchanged', () => {
  const html = toDescription('One\n- two\n\nthree')
  expect(toDescription(html)).toBe(html)
})
