import { Center, Loader, VisuallyHidden } from '@mantine/core';

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
