import { createStore, get, update } from 'idb-keyval';

/** A place on the device for values under names. */
export interface DeviceStore {
  /** False where values are gone with the page. */
  lasting: boolean;
  get(name: string): Promise<unknown>;
  /** Replaces a value by what becomes of it. Nobody else writes between reading and writing. */
  update(name: string, change: (value: unknown) => unknown): Promise<void>;
}

/** Private windows and full disks refuse or hang; nobody should wait for them. */
const OPEN_TIMEOUT_MS = 1_500;

/** The best place that this browser offers. */
export async function openDeviceStore(): Promise<DeviceStore> {
  return (await tried(openIndexedDb)) ?? (await tried(openLocalStorage)) ?? memoryStore();
}

async function tried(open: () => Promise<DeviceStore>): Promise<DeviceStore | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), OPEN_TIMEOUT_MS));
  // Deliberate: whatever the browser has against this place, the next one is tried.
  return Promise.race([open().catch(() => null), timeout]);
}

async function openIndexedDb(): Promise<DeviceStore> {
  const store = createStore('vela-respond', 'answers');
  await update('probe', () => 1, store);
  return {
    lasting: true,
    get: (name) => get<unknown>(name, store),
    update: (name, change) => update<unknown>(name, change, store),
  };
}

async function openLocalStorage(): Promise<DeviceStore> {
  const prefix = 'vela-respond:';
  window.localStorage.setItem(`${prefix}probe`, '1');
  const read = (name: string): unknown => {
    const text = window.localStorage.getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    lasting: true,
    get: async (name) => read(name),
    update: async (name, change) => window.localStorage.setItem(prefix + name, JSON.stringify(change(read(name)))),
  };
}

export function memoryStore(): DeviceStore {
  const values = new Map<string, unknown>();
  return {
    lasting: false,
    get: async (name) => values.get(name),
    update: async (name, change) => void values.set(name, change(values.get(name))),
  };
}
