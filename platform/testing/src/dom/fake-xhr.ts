import { type Received, receive } from './received.ts'

/** A stand-in for the browser's XMLHttpRequest, which the portal uses for uploads: it sends the whole file at once. */
export function xhrTo(respond: (received: Received) => Promise<Response>) {
  return class FakeXhr extends EventTarget {
    readonly upload = new EventTarget()
    timeout = 0
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    #method = ''
    #address = ''
    readonly #headers: Record<string, string> = {}

    open(method: string, address: string): void {
      this.#method = method
      this.#address = address
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }
    send(form: FormData): void {
      void this.#exchange(form)
    }

    async #exchange(form: FormData): Promise<void> {
      const file = form.get('file')
      const sent = { method: this.#method, headers: this.#headers }
      const received = receive(this.#address, sent, file instanceof File ? file : null)
      try {
        const response = await respond(received)
        this.status = response.status
        this.responseText = await response.text()
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { loaded: 1, total: 1, lengthComputable: true }),
        )
        this.dispatchEvent(new Event('load'))
      } catch {
        this.dispatchEvent(new Event('error'))
      }
    }
  }
}
