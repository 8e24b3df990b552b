declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  /** Answers with a file of a folder. */
  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    config: { readonly public: string; readonly directoryListing: boolean; readonly symlinks: boolean },
  ): Promise<void>
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  /** Makes what packs the answers that are worth it. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
