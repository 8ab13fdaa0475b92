"""Every page type there is: the enumeration of spec section 2, and those of decisions 1.3."""

PAGE_TYPES = frozenset(
    {
        "Condition", "doctors", "hospitals", "Treatment", "Treatment_City", "Blog", "Test", "Home",
        "Marketing", "Insurance", "PrivateInsurancePageType", "AyushmanInsurancePageType", "Authors",
        "Reviewers", "costpage", "departmentpage", "CityWise_Hospital_Listing", "CityWise_Doctors_Listing",
        "All_Departments", "Press_Page", "About", "Contact", "Editorial_Policy", "Faq_Page",
        "Privacy_Policy", "Refund_Policy", "Terms_Condition", "Video", "Error", "authorDetailsPageType",
    }
    | {"Service", "Tool", "Careers", "Thankyou", "Chat", "Reviews", "Partner", "Search"}
)  # fmt: skip
