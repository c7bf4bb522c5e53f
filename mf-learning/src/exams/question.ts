export type Option = { id: string; text: string };

/** Of the picture's width and height, from its upper left corner; the radius of its width. */
export type Region =
  | { shape: 'rectangle'; left: number; top: number; width: number; height: number }
  | { shape: 'circle'; x: number; y: number; radius: number };

/** What each kind of question shows, what one answers, and what a simulation tells to be right. */
type Shapes = {
  single: {
    content: { options: Option[] };
    answer: { optionId: string };
    right: { optionId: string };
  };
  multiple: {
    content: { options: Option[] };
    answer: { optionIds: string[] };
    right: { optionIds: string[] };
  };
  trueFalse: { content: object; answer: { value: boolean }; right: { value: boolean } };
  number: {
    content: { unit: string };
    answer: { value: number };
    right: { value: number; tolerance: number };
  };
  order: {
    content: { options: Option[] };
    answer: { optionIds: string[] };
    right: { optionIds: string[] };
  };
  match: {
    content: { prompts: Option[]; options: Option[] };
    answer: { optionOf: Record<string, string> };
    right: { optionOf: Record<string, string> };
  };
  /** Fractions of the picture's width and height, from its upper left corner. */
  hotSpot: { content: object; answer: { x: number; y: number }; right: { regions: Region[] } };
  text: { content: object; answer: { text: string }; right: { accepted: string[] } };
};

export type QuestionKind = keyof Shapes;

export type AnswerOfKind<K extends QuestionKind> = Shapes[K]['answer'];

/** What somebody answers; the question says of which kind it is. */
export type Answer = AnswerOfKind<QuestionKind>;

export type Picture = { url: string; text: string };

export type QuestionOf<K extends QuestionKind> = {
  kind: K;
  content: Shapes[K]['content'];
  /** From 1. */
  position: number;
  stem: string;
  area: string;
  points: number;
  picture: Picture | null;
};

export type Question = { [K in QuestionKind]: QuestionOf<K> }[QuestionKind];

/** A question of an ended simulation. */
export type SolvedQuestion = {
  [K in QuestionKind]: QuestionOf<K> & {
    answer: AnswerOfKind<K> | null;
    right: Shapes[K]['right'];
    isRight: boolean;
    explanation: string;
  };
}[QuestionKind];

/** Props of the form of one kind of question. */
export type AnswerProps<K extends QuestionKind> = {
  question: QuestionOf<K>;
  answer: AnswerOfKind<K> | null;
  /** Null takes the answer back. */
  onAnswer: (answer: AnswerOfKind<K> | null) => void;
  /** The address of a picture is good for some minutes. */
  onPictureLost: () => void;
};
