/** Something is on its way: seen only when it takes more than a moment. Beside words that say so. */
export function BusySign() {
  return <span className="busy-sign" aria-hidden="true" />
}
