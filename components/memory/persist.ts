const askedKey = 'mathTutorPersistAsked'

/** Asks the browser once, after the first problem that went well, to keep what is stored when it needs room. Never fails. */
export async function askToPersist(): Promise<void> {
  try {
    const { storage } = navigator
    if (!storage?.persist || window.localStorage.getItem(askedKey) !== null) return
    window.localStorage.setItem(askedKey, 'yes')
    if (!(await storage.persisted())) await storage.persist()
  } catch (error) {
    console.info('The browser was not asked to keep what is stored.', error)
  }
}
