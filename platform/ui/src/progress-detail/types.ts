/** A task of the flow. Without a time it is not done yet. */
export interface FlowTask {
  readonly name: string
  readonly time: string
}
export interface ProcessEntry {
  readonly title: string
  readonly handler: string
  readonly time: string
  readonly source: string
  readonly reason?: string | undefined
}
export interface ListedFile {
  readonly fileId: string
  readonly name: string
}
/** Files under one heading. */
export interface FileGroup {
  readonly heading: string
  readonly files: readonly ListedFile[]
}
