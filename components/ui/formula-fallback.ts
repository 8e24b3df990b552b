/** Whether the browser sets MathML: a space of known width is measured. */
export function setsMathml(): boolean {
  const probe = document.createElement('div')
  probe.className = 'sr-only'
  probe.innerHTML = '<math><mspace height="23px" width="77px"></mspace></math>'
  document.body.append(probe)
  const { width } = probe.firstElementChild?.firstElementChild?.getBoundingClientRect() ?? { width: 0 }
  probe.remove()
  return Math.abs(width - 77) <= 1
}

/**
 * For a browser without MathML: every formula, present or to come, is set again as KaTeX's HTML from the TeX that it carries.
 */
export async function startFormulaFallback(): Promise<void> {
  const { setAsHtml } = await import('./formula-html')
  const upgrade = () => document.querySelectorAll('math').forEach(setAsHtml)
  new MutationObserver(upgrade).observe(document.body, { childList: true, subtree: true })
  upgrade()
}
