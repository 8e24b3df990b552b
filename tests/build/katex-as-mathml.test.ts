import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import katex, { type KatexOptions } from 'katex'
import { poseProblem, templates } from '@/lib/problems/all'
import { formulaOptions } from '@/lib/rich-text/formula'
import { segments } from '@/lib/rich-text/segments'
import katexAsMathml from '@/scripts/katex-as-mathml.js'

const shipped = loaded(katexAsMathml(readFileSync('node_modules/katex/dist/katex.mjs', 'utf8')))

function loaded(text: string): { renderToString(tex: string, options: KatexOptions): string } {
  return runInThisContext(`(() => {${text.replace(/export \{ katex as default \};?/, 'return katex')}})()`)
}

/** The markup, or why there is none. */
function set(by: typeof shipped, tex: string, display: boolean): string {
  try {
    return by.renderToString(tex, formulaOptions(display))
  } catch (error) {
    return String(error)
  }
}

const differing = (formulas: Iterable<string>) =>
  [...formulas].filter((tex) =>
    [true, false].some((display) => set(katex, tex, display) !== set(shipped, tex, display)),
  )

test('every formula of the lessons and papers is set as by the whole of KaTeX', () => {
  const texts = ['lessons', 'papers', 'tips'].flatMap((folder) =>
    readdirSync(join('content', folder)).map((file) => readFileSync(join('content', folder, file), 'utf8')),
  )
  const formulas = new Set(texts.flatMap((text) => Array.from(text.matchAll(/\$([^$\n]+)\$/g), ([, tex = '']) => tex)))
  expect(formulas.size).toBeGreaterThan(1000)
  expect(differing(formulas)).toEqual([])
})

test('and every formula of a problem and its solution, of each template', () => {
  const formulas = new Set(
    templates
      .map((template) => poseProblem(template, 'formulas'))
      .flatMap(({ question, steps, hints }) => [question, ...steps, ...hints])
      .flatMap((text) => segments(text).flatMap((part) => (part.kind === 'formula' ? [part.tex] : []))),
  )
  expect(formulas.size).toBeGreaterThan(1000)
  expect(differing(formulas)).toEqual([])
})

test('what nobody has written yet is set as well, and what is wrong is refused in the same words', () => {
  const formulas = [
    String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
    String.raw`\begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases}`,
    String.raw`\begin{array}{c|c} 1 & 2 \\ \hline 3 & 4 \end{array}`,
    String.raw`\begin{aligned} x &= 1 \\ y &= 2 \end{aligned}`,
    String.raw`\left( \frac{a}{b} \right) \big| \sqrt[3]{x} \overline{AB} \underline{x} \overbrace{a+b}^{n} \widehat{ABC} \vec{v}`,
    String.raw`\mathbf{R} \mathrm{HCF} \mathit{ab} \mathcal{L} \mathbb{N} \mathfrak{g} \mathsf{x} \mathtt{y} \boldsymbol{\alpha} \text{ cm and } \textbf{bold}`,
    String.raw`\cancel{x} \boxed{4} \phantom{2} \hspace{1em} \rule{1em}{1pt} \color{red} a \textcolor{#123456}{b} \small x`,
    String.raw`\xrightarrow{f} a \not= b \stackrel{?}{=} \overset{\frown}{AB} \sum_{i=1}^{n} f_i x_i \lim_{x \to 0} \int_0^1 x' \tag{1}`,
    String.raw`x^{2^{3}}_{n} {}_a^b \dfrac{1}{2} \tfrac12 \binom{n}{k} \displaystyle \sum \textstyle \sum \% \degree ^\circ`,
    String.raw`\angle \triangle \sim \cong \perp \parallel \therefore \because \ne \le \ge \pm \times \div \cdot \ldots \pi \theta`,
    String.raw`\frac{1`,
    String.raw`\nosuch`,
    '₹ é 中',
    'a & b',
    String.raw`\begin{nosuch} \end{nosuch}`,
  ]
  expect(differing(formulas)).toEqual([])
})

test('a KaTeX that is built otherwise is refused, and the missing part named', () => {
  expect(() => katexAsMathml('export { katex as default };')).toThrow('has no buildTree, renderError, katex, path')
})
