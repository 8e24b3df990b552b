const children = (element: Element): readonly Element[] => [...element.children]
const row = (element: Element): string => children(element).map(texOf).join('')
/** One sign needs no braces: "x^2". */
function script(element: Element | undefined): string {
  const tex = element ? texOf(element) : ''
  return [...tex].length === 1 ? tex : `{${tex}}`
}
const group = (element: Element | undefined): string => `{${element ? texOf(element) : ''}}`

const signs: Readonly<Record<string, string>> = {
  '%': '\\%',
  '&': '\\&',
  '#': '\\#',
  $: '\\$',
  '{': '\\{',
  '}': '\\}',
  _: '\\_',
  '\u2061': '',
  '\u200b': '',
  '\u00a0': '~',
  '⊥': '\\perp ',
  '∥': '\\parallel ',
  '∼': '\\sim ',
  '≅': '\\cong ',
  '△': '\\triangle ',
  '□': '\\square ',
  '∴': '\\therefore ',
  '∵': '\\because ',
  '⇒': '\\Rightarrow ',
  '⟹': '\\implies ',
  '→': '\\to ',
  '≈': '\\approx ',
  '…': '\\ldots ',
  '⋯': '\\cdots ',
  '⋮': '\\vdots ',
}

const plain = (text: string): string => [...text].map((sign) => signs[sign] ?? sign).join('')

/** The space of \\, as KaTeX writes it. */
const thin = new Set(['\u2009', '\u200a'])

const spaces: readonly (readonly [least: number, tex: string])[] = [
  [1.9, '\\qquad '],
  [0.9, '\\quad '],
  [0.27, '\\;'],
  [0.2, '\\:'],
  [0.1, '\\,'],
]

function ofSpace(element: Element): string {
  const width = Number.parseFloat(element.getAttribute('width') ?? '0')
  return spaces.find(([least]) => width >= least)?.[1] ?? (width < 0 ? '\\!' : '')
}

function ofScript(element: Element): string {
  const [base, first, second] = children(element)
  if (element.localName === 'msup' && /^′+$/.test(first?.textContent ?? ''))
    return `${script(base)}${(first?.textContent ?? '').replaceAll('′', "'")}`
  const under = /^m(?:sub|under)/.test(element.localName)
  const over = /^m(?:sup|over|subsup|underover)/.test(element.localName)
  const [below, above] = under && over ? [first, second] : under ? [first, undefined] : [undefined, first]
  return `${script(base)}${below ? `_${script(below)}` : ''}${above ? `^${script(above)}` : ''}`
}

/** An accent over its letters, such as the bar of a mean. */
function ofAccent(element: Element): string {
  const [base, over] = children(element)
  const sign = over?.textContent ?? ''
  const command = {
    '‾': '\\overline',
    ˉ: '\\bar',
    '¯': '\\bar',
    '^': '\\hat',
    '→': '\\vec',
    '⏞': '\\overbrace',
    '⌢': '\\overset{\\frown}',
  }[sign]
  return command === undefined ? ofScript(element) : `${command}${group(base)}`
}

const ofTable = (element: Element): string =>
  `\\begin{aligned}${children(element)
    .map((line) => children(line).map(row).join('&'))
    .join('\\\\')}\\end{aligned}`

/** The TeX of a <math> element or a part of it: for browsers that know no MathML. It need not be what was typed, but it is set the same. */
export function texOf(element: Element): string {
  switch (element.localName) {
    case 'mi': {
      const name = element.textContent ?? ''
      const isWord = [...name].length > 1 && !/[^A-Za-z]/.test(name)
      return isWord
        ? `\\operatorname{${name}}`
        : element.getAttribute('mathvariant') === 'normal'
          ? `\\mathrm{${plain(name)}}`
          : plain(name)
    }
    case 'mn':
      return plain(element.textContent ?? '')
    case 'mo':
      return plain(element.textContent ?? '')
    case 'mtext':
      if (/^[\u2000-\u200a\s]+$/.test(element.textContent ?? ''))
        return thin.has(element.textContent ?? '') ? '\\,' : '\\;'
      return `\\text{${plain((element.textContent ?? '').replaceAll('\u00a0', ' '))}}`
    case 'mspace':
      return ofSpace(element)
    case 'mfrac': {
      const [above, below] = children(element)
      return `\\frac${group(above)}${group(below)}`
    }
    case 'msqrt':
      return `\\sqrt{${row(element)}}`
    case 'mroot': {
      const [base, degree] = children(element)
      return `\\sqrt[${degree ? texOf(degree) : ''}]${group(base)}`
    }
    case 'mover':
      return element.getAttribute('accent') === 'true' ? ofAccent(element) : ofScript(element)
    case 'msup':
    case 'msub':
    case 'msubsup':
    case 'munder':
    case 'munderover':
      return ofScript(element)
    case 'mtable':
      return ofTable(element)
    case 'annotation':
      return ''
    default:
      return element.classList.contains('overlined') ? `\\overline{${row(element)}}` : row(element)
  }
}
