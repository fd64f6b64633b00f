export const reviewKeys = {
  all: ['reviews'] as const,
  list: ['reviews', 'list'] as const,
  overview: ['reviews', 'overview'] as const,
};
