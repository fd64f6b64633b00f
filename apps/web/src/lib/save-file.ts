/** Lets the browser save what is in memory, under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, SAVING_MS);
}

const SAVING_MS = 60_000;
