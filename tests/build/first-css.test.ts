import { firstCss } from '@/scripts/first-view/first-css'

const css = (sheet: string, ...texts: string[]) =>
  firstCss(`@font-face{font-family:Maths;src:url(../media/maths.woff2)}${sheet}`, '/maths/_next/static/chunks/', texts)

test('rules of classes and elements that the page and its scripts name stay, those of others wait', () => {
  const { first } = css(
    '.card{color:red}.sm\\:px-6{padding:0}.key{color:blue}p{margin:0}kbd{margin:0}',
    '<p class="card">',
    'e("div",{className:"x sm:px-6"})',
  )
  expect(first).toBe('.card{color:red}.sm\\:px-6{padding:0}p{margin:0}')
})

test('a selector is needed where one of its alternatives is, and where all of its parts are', () => {
  const { first } = css(
    '.card,.key{top:0}.card .key{top:1px}:is(.card,.key) p{top:2px}.card:not(.key){top:3px}',
    '<p class="card">',
  )
  expect(first).toBe('.card{top:0}:is(.card,.key) p{top:2px}.card:not(.key){top:3px}')
})

test('states, attributes and widths of what is named stay', () => {
  const sheet = '.card:hover{top:0}.card[aria-pressed=true]{top:0}@media (min-width:40rem){.card{top:0}}'
  expect(css(`${sheet}@media print{.key{top:0}}`, '<p class="card">').first).toBe(sheet)
})

test('steps of movements are no elements', () => {
  const sheet = '@keyframes turn{to{rotate:1turn}}'
  expect(css(`${sheet}p{top:0}`, '<p>').first).toBe(`${sheet}p{top:0}`)
})

test('variables that nothing asks for wait, also where only such ask for them', () => {
  const { first } = css('p{--a:1px;--b:var(--c);--c:2px;top:var(--a)}@property --d{syntax:"*"}', '<p>')
  expect(first).toBe('p{--a:1px;top:var(--a)}')
})

test('the order of the layers stays, also of those with nothing in them', () => {
  expect(css('@layer base,utilities;@layer utilities{.key{top:0}}p{top:0}', '<p>').first).toBe(
    '@layer base,utilities;p{top:0}',
  )
})

test('fonts are a sheet of their own; what they name is said with the whole address', () => {
  const { first, fonts } = css('p{background:url("../media/a.svg") url(data:image/png;base64,AA==)}', '<p>')
  expect(fonts).toBe('@font-face{font-family:Maths;src:url(/maths/_next/static/media/maths.woff2)}')
  expect(first).toBe('p{background:url(/maths/_next/static/media/a.svg) url(data:image/png;base64,AA==)}')
})

test('a sheet without fonts is a mistake of the build', () => {
  expect(() => firstCss('p{top:0}', '/', ['<p>'])).toThrow('no fonts')
})
