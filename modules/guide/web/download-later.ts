/** Saves a file that a text links to; what it takes is fetched with the first one. */
export const downloadFileLater = (file: { readonly fileId: string }): void =>
  void import('./download-file.ts').then((loaded) => loaded.downloadFile(file))
