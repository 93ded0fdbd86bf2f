import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/**
 * jsdom beside a real server in one process: modules are loaded as on the server, where
 * `import.meta.url` is a file, and Node keeps the classes that its own libraries compare values
 * with.
 */
export default {
  name: 'page',
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis, options) {
    const { ArrayBuffer, Uint8Array, AbortController, AbortSignal, Headers, Blob, File, FormData } = global
    // in tests antd gives every dialog the same id
    process.env['NODE_ENV'] = 'production'
    const environment = await jsdom.setup(global, options)
    Object.assign(global, {
      ArrayBuffer,
      Uint8Array,
      AbortController,
      AbortSignal,
      Headers,
      Blob,
      File,
      FormData,
    })
    return {
      async teardown(from: typeof globalThis) {
        process.env['NODE_ENV'] = 'test'
        await environment.teardown(from)
      },
    }
  },
} satisfies Environment
