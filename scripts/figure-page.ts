/** All figures of the lessons on one page, light and dark at 320 px and light and wide, which scroll together, for looking through; see figures.ts, which runs it as one file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import katex from 'katex'
import { visit } from 'unist-util-visit'
import { contentFiles } from './content-files'
import { siteCss } from './site-css'
import { markupOf } from '../checks/figures'
import { figureData } from '../lib/content/figure-data'
import { readable } from '../lib/content/readable'
import { lessonTree } from '../lib/content/lesson-tree'
import { writtenInFull } from '../lib/figures/short'
import { formulaOptions } from '../lib/rich-text/formula'

const folder = 'figures-page'
const figures = contentFiles('content')
  .filter(({ path }) => path.endsWith('.mdx'))
  .flatMap((file) => {
    const found: { readonly place: string; readonly markup: string }[] = []
    visit(lessonTree(readable(file)), (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return
      const read = figureData(node.attributes)
      const figure = 'data' in read ? writtenInFull(read.data) : undefined
      if (figure) found.push({ place: `${file.path}:${node.position?.start.line ?? 1}`, markup: markupOf(figure) })
    })
    return found
  })
const body = figures
  .map(({ place, markup }) => `<section><h2>${place}</h2>${withFormulas(markup)}</section>`)
  .join('\n')
const page = (head: string, inside: string) =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<body>${inside}</body></html>`
const css = siteCss()
/** The styles of a dark page, whatever the browser prefers. */
const dark = css.replace(/@media\s*(?:screen and )?\(prefers-color-scheme:\s*dark\)/g, '@media all')
/** In each frame: the one under the pointer says which figure is at its top, and the others go to that. */
const inStep = `
const places = [...document.querySelectorAll('section')]
let told = -1
addEventListener('scroll', () => {
  const first = places.findIndex((place) => place.getBoundingClientRect().bottom > 40)
  if (document.documentElement.matches(':hover') && first !== told) parent.postMessage((told = first), '*')
})
addEventListener('message', ({ data }) => places[data]?.scrollIntoView())`
/** Around them: what one frame says goes to the others, so that all three show the same figure. */
const passedOn = `
addEventListener('message', ({ data, source }) => {
  for (const { contentWindow } of document.querySelectorAll('iframe')) if (contentWindow !== source) contentWindow.postMessage(data, '*')
})`
mkdirSync(folder, { recursive: true })
for (const [name, styles] of [
  ['light', css],
  ['dark', dark],
] as const)
  writeFileSync(
    join(folder, `${name}.html`),
    page(
      `<style>${styles} body{margin:0;padding:12px} h2{font-size:13px;margin:24px 0 8px}</style>`,
      `${body}<script>${inStep}</script>`,
    ),
  )
const frame = (scheme: string, width: number) =>
  `<iframe title="${scheme}, ${width} px" src="${scheme}.html" style="width:${width}px;height:96vh;border:1px solid gray"></iframe>`
writeFileSync(
  join(folder, 'index.html'),
  page(
    '<title>All figures of the lessons</title><style>body{margin:8px;display:flex;justify-content:center;gap:8px}iframe{flex:none}</style>',
    `${[frame('light', 320), frame('dark', 320), frame('light', 560)].join('\n')}<script>${passedOn}</script>`,
  ),
)
console.log(`${figures.length} figures: open ${folder}/index.html`)

/** The formulas of captions and cells, which the page of a lesson sets at build time. */
function withFormulas(markup: string): string {
  return markup.replace(/\$([^$]+)\$/g, (_, tex: string) =>
    katex.renderToString(
      tex.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      formulaOptions(false),
    ),
  )
}
