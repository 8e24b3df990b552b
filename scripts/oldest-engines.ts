/**
 * Holds the built site to the oldest engines that it promises ("browserslist" in package.json): scripts, those inside the pages too, by their
 * grammar and by what they call, styles by caniuse. Run "npm run build" first. Fails at what is lacking without a reason, and at a reason without need.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineScript, inlineStyle } from './inline-parts'
import { askedForFirst, lackingStyles } from './oldest-engines/lacking'
import { stylesLacking } from './oldest-engines/styles'
import { run } from './run'
import { browserslist } from '../package.json'

const filesOf = (ending: string): readonly string[] =>
  readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join('out', path))
const read = (path: string): string => readFileSync(path, 'utf8')
const pages = filesOf('.html').map(read)
/** Each once: many pages have the same. */
const inside = (part: RegExp): readonly string[] => [
  ...new Set(pages.flatMap((html) => Array.from(html.matchAll(part), ([, text = '']) => text))),
]

const scriptsFit = await fitScripts()
const stylesFit = await fitStyles()
process.exit(scriptsFit && stylesFit ? 0 : 1)

/** Polyfills are for engines that are older still: the promised ones do not ask for them. */
async function fitScripts(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'inline-scripts-'))
  inside(inlineScript).forEach((text, place) => writeFileSync(join(folder, `${place}.js`), text))
  const files = filesOf('.js').filter((path) => !/\/polyfills-\w+\.js$/.test(path))
  const code = await run('npx', [
    'es-check',
    'checkBrowser',
    ...files,
    join(folder, '*.js'),
    '--checkFeatures',
    `--ignore=${Object.keys(askedForFirst).join()}`,
  ])
  rmSync(folder, { recursive: true })
  return code === 0
}

async function fitStyles(): Promise<boolean> {
  const sheets = [...filesOf('.css').map(read), ...inside(inlineStyle)]
  const lacking = new Map<string, string>()
  for (const sheet of sheets)
    for (const [feature, message] of await stylesLacking(sheet, browserslist)) lacking.set(feature, message)
  const unexcused = [...lacking].filter(([feature]) => !(feature in lackingStyles))
  const idle = Object.keys(lackingStyles).filter((feature) => !lacking.has(feature))
  for (const [feature, message] of unexcused)
    console.error(`${feature}: ${message}. Do without, or say in scripts/oldest-engines/lacking.ts why the page can.`)
  for (const feature of idle)
    console.error(
      `${feature}: no style needs this exception any more; take it out of scripts/oldest-engines/lacking.ts`,
    )
  console.log(`${sheets.length} style sheets are held to ${browserslist.join(', ')}`)
  return unexcused.length === 0 && idle.length === 0
}
