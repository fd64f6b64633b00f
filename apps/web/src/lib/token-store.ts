/** The key is part of the specification: other clients on this origin read it too. */
export const TOKEN_KEY = 'token';

/** Keeps the token in memory when the browser refuses storage, so that one can still work until the tab closes. */
let fallback: string | null = null;

export function getToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

export function setToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    fallback = token;
  }
}

export function removeToken(): void {
  fallback = null;
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored where storage is refused.
  }
}
