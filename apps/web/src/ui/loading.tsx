import { Center, Loader, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

interface SkeletonListProps {
  rows?: number;
  /** Height of one row of the list that it stands for, so that nothing jumps. */
  rowHeight?: number;
  gap?: number;
  label?: string;
}

/** The place of a list while it loads. */
export function SkeletonList({ rows = 3, rowHeight = 56, gap = 12, label = 'Loading' }: SkeletonListProps) {
  return (
    <Stack gap={gap} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={rowHeight} />
      ))}
    </Stack>
  );
}

interface CenteredLoaderProps {
  label?: string;
  /** The whole window, while it is not known yet what stands in it. */
  fullScreen?: boolean;
}

export function CenteredLoader({ label = 'Loading', fullScreen = false }: CenteredLoaderProps) {
  return (
    <Center mih={fullScreen ? '100dvh' : 320} role="status">
      <Loader size="lg" type="dots" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}
