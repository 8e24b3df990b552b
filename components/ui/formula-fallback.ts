/** Whether the browser sets MathML: a space of known width is measured. */
export function setsMathml(): boolean {
  const probe = document.createElement('div')
  probe.className = 'sr-only'
  const [math, space] = [mathElement('math'), mathElement('mspace')]
  space.setAttribute('height', '23px')
  space.setAttribute('width', '77px')
  math.append(space)
  probe.append(math)
  document.body.append(probe)
  const { width } = space.getBoundingClientRect()
  probe.remove()
  return Math.abs(width - 77) <= 1
}

const mathElement = (name: string) => document.createElementNS('http://www.w3.org/1998/Math/MathML', name)

/**
 * For a browser without MathML: every formula, present or to come, is set again as KaTeX's HTML from the TeX that it carries.
 */
export async function startFormulaFallback(): Promise<void> {
  const { setAsHtml } = await import(/* webpackChunkName: "formulas-as-html" */ './formula-html')
  const upgrade = () => document.querySelectorAll('math').forEach(setAsHtml)
  new MutationObserver(upgrade).observe(document.body, { childList: true, subtree: true })
  upgrade()
}
