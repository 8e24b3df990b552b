/** Hands the browser a text to save as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later, because some browsers begin to read the file only after the click is over.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
