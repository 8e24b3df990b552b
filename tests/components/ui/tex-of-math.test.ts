import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import katex from 'katex'
import { poseProblem, templates } from '@/lib/problems/all'
import { widthOf } from '@/lib/rich-text/fine-pieces'
import { formulaOptions } from '@/lib/rich-text/formula'
import { richTextHtml } from '@/lib/rich-text/html'
import { fitsBesideMarks, reachable } from '@/lib/rich-text/reachable'
import { segments } from '@/lib/rich-text/segments'
import { texOf } from '@/lib/rich-text/tex-of-math'
import { withoutNotes } from '@/lib/rich-text/without-notes'
import { inTurn } from '../../seeds'

const html = (text: string) => richTextHtml(text, (tex, display) => katex.renderToString(tex, formulaOptions(display)))

/** Its pieces: a formula may be parted where a line may break. */
function mathsOf(tex: string): readonly Element[] {
  const place = document.createElement('div')
  place.innerHTML = withoutNotes(html(`$${tex}$`))
  return [...place.querySelectorAll('math')]
}

const isSound = (tex: string): boolean => {
  try {
    katex.renderToString(tex, formulaOptions(false))
    return true
  } catch {
    return false
  }
}

/** What a browser without MathML would show: the signs in the order of the markup, and what stands in fractions, roots and scripts. */
function shown(tex: string): string {
  const place = document.createElement('div')
  place.innerHTML = katex.renderToString(tex, { ...formulaOptions(false), output: 'html', throwOnError: true })
  const count = (name: string) => place.querySelectorAll(name).length
  const text = (place.textContent ?? '').replace(/[\s\u2061\u200b\u00a0]/g, '')
  return `${text} ${['.mfrac', '.sqrt', '.msupsub', '.overline-line'].map(count).join(' ')}`
}

const differing = (formulas: Iterable<string>): readonly string[] =>
  [...formulas].flatMap((tex) => {
    const again = mathsOf(tex).map(texOf).join('')
    let now: string
    try {
      now = shown(again)
    } catch (error) {
      now = String(error)
    }
    return shown(tex) === now ? [] : [`${tex} → ${again}`]
  })

test('a formula of a lesson carries no note of its TeX, and is set the same from its elements', () => {
  const texts = ['lessons', 'papers', 'tips'].flatMap((folder) =>
    readdirSync(join('content', folder)).map((file) => readFileSync(join('content', folder, file), 'utf8')),
  )
  const formulas = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/\$([^$\n]+)\$/g), ([, tex = '']) => tex)).filter(isSound),
  )
  expect(formulas.size).toBeGreaterThan(1000)
  const taken = inTurn([...formulas], 0)
  expect(taken.filter((tex) => mathsOf(tex).some((math) => math.querySelector('annotation')))).toEqual([])
  expect(differing(taken)).toEqual([])
})

test('so is every formula of a problem and its solution, of each template', () => {
  const formulas = new Set(
    templates
      .map((template) => poseProblem(template, 'notes'))
      .flatMap(({ question, steps, hints }) => [question, ...steps, ...hints])
      .flatMap((text) => segments(text).flatMap((part) => (part.kind === 'formula' ? [part.tex] : []))),
  )
  expect(formulas.size).toBeGreaterThan(1000)
  expect(differing(inTurn([...formulas], 1))).toEqual([])
})

test('a place that scrolls for a formula can be reached with the keyboard, with or without a note of its TeX', () => {
  const texts = readdirSync('content/lessons').map((file) => readFileSync(join('content/lessons', file), 'utf8'))
  const formulas = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/\$([^$\n]+)\$/g), ([, tex = '']) => tex)).filter(isSound),
  )
  const missed = [...formulas]
    .filter((tex) => !tex.includes('\\\\'))
    .flatMap((tex) => {
      const bare = withoutNotes(katex.renderToString(tex, formulaOptions(false)))
      return [fitsBesideMarks, 12].flatMap((fits) =>
        widthOf(tex) > fits && !reachable(`<p>${bare}</p>`, fits).includes('tabindex')
          ? [`${tex}: wider than ${fits}`]
          : [],
      )
    })
  expect(formulas.size).toBeGreaterThan(1000)
  expect(missed).toEqual([])
})
