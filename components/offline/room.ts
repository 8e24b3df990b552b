/** What the kept site takes on the device, unpacked, with room to spare, in bytes. */
const needed = 20_000_000

/** Whether the device has room for the site; true where the browser does not tell. */
export async function hasRoom(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || quota - (usage ?? 0) > needed
  } catch {
    return true
  }
}
