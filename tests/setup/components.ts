import '@testing-library/jest-dom'
import { mediaQuery } from '../components/stand-ins/media-query'

/** What jsdom lacks of a browser. */
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

/** jsdom knows no style of MathML: a formula looks like the words around it. */
const computedStyle = window.getComputedStyle.bind(window)
window.getComputedStyle = (element, pseudo) => computedStyle(element.closest('math')?.parentElement ?? element, pseudo)

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
