/** The window's `XMLHttpRequest`, which the portal uses for uploads alone: it sends the form by `send`. */
export function uploadsTo(send: (address: string, init: RequestInit) => Promise<Response>) {
  return class extends EventTarget {
    readonly upload = new EventTarget()
    timeout = 0
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    #address = ''
    readonly #headers: Record<string, string> = {}
    readonly #gaveUp = new AbortController()

    open(_method: string, address: string): void {
      this.#address = address
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value
    }
    abort(): void {
      this.#gaveUp.abort()
      this.dispatchEvent(new Event('abort'))
    }
    send(form: FormData): void {
      void this.#exchange(form).then(
        () => this.dispatchEvent(new Event('load')),
        () => this.#gaveUp.signal.aborted || this.dispatchEvent(new Event('error')),
      )
    }

    async #exchange(form: FormData): Promise<void> {
      const file = form.get('file') as File
      const { body, type } = await multipart(file)
      const headers = { ...this.#headers, 'content-type': type }
      const answer = await send(this.#address, { method: 'POST', headers, body, signal: this.#gaveUp.signal })
      const whole = { loaded: file.size, total: file.size, lengthComputable: true }
      this.upload.dispatchEvent(new ProgressEvent('progress', whole))
      this.status = answer.status
      this.responseText = await answer.text()
    }
  }
}

/** A form with one file, as a browser sends it. */
async function multipart(file: File): Promise<{ body: Uint8Array<ArrayBuffer>; type: string }> {
  const boundary = 'window-form-boundary'
  const name = file.name.replaceAll('"', '%22')
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    `Content-Type: ${file.type === '' ? 'application/octet-stream' : file.type}`,
    '',
    '',
  ].join('\r\n')
  const parts = [
    Buffer.from(head),
    Buffer.from(await file.arrayBuffer()),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]
  return { body: new Uint8Array(Buffer.concat(parts)), type: `multipart/form-data; boundary=${boundary}` }
}
