import { browserslist } from '../../package.json'
import { lackingStyles } from '../../scripts/oldest-engines/lacking'
import { stylesLacking } from '../../scripts/oldest-engines/styles'

test('what a promised engine lacks is named, with the engine', async () => {
  const lacking = await stylesLacking('main { & p { color: red } }', browserslist)
  expect([...lacking]).toEqual([['css-nesting', expect.stringMatching(/Chrome \(111/)]])
})

test('what all of them have is not', async () => {
  expect([...(await stylesLacking('p:has(a) { inset: 0; gap: 1rem }', browserslist))]).toEqual([])
})

test.each(Object.entries(lackingStyles))('the page can do without %s: the reason is a sentence', (_, reason) => {
  expect(reason).toMatch(/^\S.{15,}[^.]$/)
})
