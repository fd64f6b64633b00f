import type { QueryClient } from '@tanstack/react-query';
import { documentKeys } from './keys.ts';

/** After an upload or a removal. The company says whether it has a handbook, so it is asked again too. */
export async function refreshHandbook(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: documentKeys.all }),
    queryClient.invalidateQueries({ queryKey: ['company'] }),
  ]);
}
