import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { TextDecoder, TextEncoder } from 'node:util'
import { mediaQuery } from '../components/stand-ins/media-query'

// What is awaited is drawn in a moment, and on a machine that does other things besides in a few: no test measures time.
configure({ asyncUtilTimeout: 20_000 })

/** What jsdom lacks of a browser. */
Object.assign(globalThis, { TextDecoder, TextEncoder })
Element.prototype.scrollIntoView = jest.fn()
Element.prototype.scrollTo = jest.fn()
window.scrollTo = jest.fn()
window.matchMedia = mediaQuery(true)

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
  this.querySelector('button')?.focus()
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

const computedStyle = window.getComputedStyle.bind(window)
const knownStyles = new Map<string, CSSStyleDeclaration>()

/**
 * jsdom reads the browser's own style sheet anew for each element, a third of the time of these tests. There is no other sheet here, so what
 * that sheet looks at tells the style. It knows none of MathML: a formula looks like the words around it.
 */
window.getComputedStyle = (element, pseudo) => {
  const shown = element.closest('math')?.parentElement ?? element
  const looked = ['hidden', 'open', 'type', 'style'].map((name) => shown.getAttribute(name))
  const place = shown.parentElement?.matches('details:not([open])') ? 'closed' : ''
  const key = JSON.stringify([shown.namespaceURI, shown.localName, place, pseudo, ...looked])
  const known = knownStyles.get(key)
  if (known) return known
  const style = computedStyle(shown, pseudo)
  knownStyles.set(key, style)
  return style
}

let complaints: string[] = []
const complain = (...details: readonly unknown[]) => void complaints.push(details.map(String).join(' '))

/** Each test starts with a student who is new here, and fails on a complaint in the console that it does not expect. */
beforeEach(() => {
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  window.history.replaceState(null, '', '/')
  complaints = []
  jest.spyOn(console, 'error').mockImplementation(complain)
  jest.spyOn(console, 'warn').mockImplementation(complain)
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  jest.clearAllMocks()
  expect(complaints).toEqual([])
})
